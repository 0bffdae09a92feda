/** "வேற ஏரியா பாக்கலாம்": the known area is given up for one not yet named; where none is known, more is asked for. */
export const anotherArea =
  '(வேற|வேறொரு|vera) (ஏரியா|ஏரியால|பகுதி|பகுதியில்|area|areala) [la] (தேட|தேடலாம்|பாக்கணும்|பாக்கலாம்|பாருங்க|காட்டுங்க|வேணும்|paakanum|pakalam|paakalam|parunga|kaatunga)'
