import { createWhen } from '../../../replies/when.ts'

/** "naale ravile": "നാളെ രാവിലെ". */
export const when = createWhen({
  days: `
    തിങ്കളാഴ്ച തിങ്കൾ- thinkalazhcha thingalazhcha monday
    ചൊവ്വാഴ്ച ചൊവ്വ- chovvazhcha tuesday
    ബുധനാഴ്ച ബുധൻ- budhanazhcha wednesday
    വ്യാഴാഴ്ച വ്യാഴം- vyazhazhcha thursday
    വെള്ളിയാഴ്ച വെള്ളി- velliyazhcha friday
    ശനിയാഴ്ച ശനി- shaniyazhcha saniyazhcha saturday sat
    ഞായറാഴ്ച ഞായർ- njayarazhcha nyayarazhcha njayar sunday sun
    ഇന്ന് ഇന്നു innu today
    നാളെ നാളത്തേക്ക് naale nale tomorrow tmrw
    മറ്റന്നാൾ മറ്റന്നാ- mattannal
    രാവിലെ കാലത്ത് ravile raavile morning
    ഉച്ചയ്ക്ക് ഉച്ച- uchakk uchaykk uchakku uchaykku afternoon
    വൈകുന്നേരം വൈകുന്നേര- vaikunneram vykunneram evening
    വൈകിട്ട് വൈകിട്ട- വൈകീട്ട- vaikitt vaikittu vaikeett vykitt
    സന്ധ്യയ്ക്ക് സന്ധ്യ- sandhyakku
    രാത്രി rathri raathri night
    അടുത്ത adutha next
    ഈ ee
    വരുന്ന varunna
    ആഴ്ച ആഴ്ചയിൽ azhcha aazhcha week`,
  hours: `
    മണിക്ക് മണിക്കു മണിയ്ക്ക് മണിക്കുശേഷം മണി manikk manikku maniku
    ശേഷം ശേഷമേ shesham sesham
    കഴിഞ്ഞ് കഴിഞ്ഞു കഴിഞ്ഞിട്ട് kazhinj kazhinju kazhinjitt
    മുമ്പ് മുൻപ് മുന്നേ munp munpu munb munbu munne
    വരെ vare
    ഇടയിൽ ഇടയ്ക്ക് idayil
    മാത്രം mathram
    തന്നെ
    ഓഫീസ് ഓഫിസ്
    ജോലി
    ഒന്ന-
    രണ്ട-
    മൂന്ന-
    നാല-
    അഞ്ച-
    ആറ- ആറര-
    ഏഴ-
    എട്ട-
    ഒമ്പത- ഒൻപത-
    പത്ത-
    പതിനൊന്ന-
    പന്ത്രണ്ട-`,
})
