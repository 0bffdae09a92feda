/** "വേറെ ഏരിയ നോക്കാം": the known area is given up for one not yet named; where none is known, more is asked for. */
export const anotherArea =
  '(വേറെ|മറ്റൊരു|മറ്റ്|vere|mattoru) (ഏരിയ|ഏരിയയിൽ|പ്രദേശം|പ്രദേശത്ത്|ഭാഗം|ഭാഗത്ത്|area|areayil) (നോക്കാം|നോക്കണം|നോക്കൂ|തിരയാൻ|തിരയാം|തിരയണം|മതി|വേണം|കാണിക്കൂ|nokkam|nokkanam|nokku|mathi|venam|kaanikku)'
