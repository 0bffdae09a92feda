import type { Phrases } from '../../language.ts'

/**
 * A place that is quiet or good: land to those who look for some, and to others where their home is to lie.
 */
export const goodPlaces = '(ప్రశాంతమైన|నిశ్శబ్దమైన|సురక్షితమైన|మంచి|prasanthamaina|prashantamaina|manchi) (స్థలం|sthalam)'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (కార్|car) (పార్కింగ్|parking) (కాదు|వద్దు) (బైక్|bike) (పార్కింగ్|parking) [ఉంటే] చాలు,
  ${goodPlaces}, (ప్రశాంతమైన|సురక్షితమైన|safe) (ఏరియా|ప్రాంతం|చోటు|ప్రదేశం|area),
  (గ్రౌండ్|టాప్|మొదటి|రెండో|మూడో|కింది|పై|ఫస్ట్|ground|top|first|second|kindi) (ఫ్లోర్|ఫ్లోర్లో|అంతస్తు|అంతస్తులో|floor|antastu),
  (తూర్పు|పడమర|ఉత్తరం|ఉత్తర|దక్షిణం|దక్షిణ|ఈస్ట్|east|west|north|south|toorpu|uttaram) (ముఖం|ముఖంగా|ఫేసింగ్|facing|mukham),
  (వాస్తు|vastu|vaastu) ప్రకారం (ఉండాలి|కావాలి),
  (స్కూల్|బడి|కాలేజీ|కాలేజ్|మెట్రో|మెట్రో స్టేషన్|రైల్వే స్టేషన్|బస్ స్టాండ్|బస్టాండ్|బస్ స్టాప్|ఆసుపత్రి|హాస్పిటల్|మార్కెట్|గుడి|ఎయిర్పోర్ట్|విమానాశ్రయం|airport|మెయిన్ రోడ్|మాల్|gudi|school|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway) [కి|కు|ki|ku] (దగ్గర|దగ్గరలో|పక్కన|సమీపంలో|daggara|daggarlo|pakkana) (ఉండాలి|కావాలి|ఉంటే|undali|kavali|unte),
  (దగ్గరలో|దగ్గర్లో|పక్కన|daggarlo) (స్కూల్|కాలేజీ|మెట్రో|ఆసుపత్రి|హాస్పిటల్|మార్కెట్|గుడి|school|hospital|market) (ఉండాలి|కావాలి|undali|kavali),
  (గాలి వెలుతురు), (కొత్తగా కట్టిన|new construction|newly built|brand new), (పూజ గది|మాడ్యులర్ కిచెన్|modular kitchen),
  (మేము|మేం|నేను) (బ్యాచిలర్|బ్యాచిలర్స్|bachelor|bachelors|స్టూడెంట్స్|students), (బ్యాచిలర్స్|bachelors) (కి|కోసం|ki)`
