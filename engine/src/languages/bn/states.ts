/** States and regions: larger than what a home is looked for in, and neither slips nor sound-alikes of towns. */
export const states = `
  পশ্চিমবঙ্গ, পশ্চিমবাংলা, উত্তরবঙ্গ, উত্তর বঙ্গ, দক্ষিণবঙ্গ, রাঢ়বঙ্গ, বিহার, আসাম, অসম, ত্রিপুরা, ওড়িশা, উড়িষ্যা
  ঝাড়খণ্ড, ঝাড়খন্ড, মেঘালয়, মণিপুর, মিজোরাম, নাগাল্যান্ড, অরুণাচল, সিকিম, কেরল, কেরালা, কর্ণাটক, তামিলনাড়ু
  তেলেঙ্গানা, অন্ধ্র, অন্ধ্রপ্রদেশ, মহারাষ্ট্র, গুজরাট, গুজরাত, রাজস্থান, পাঞ্জাব, হরিয়ানা, হিমাচল, উত্তরাখণ্ড, কাশ্মীর, ছত্তিশগড়
  মধ্যপ্রদেশ, উত্তরপ্রদেশ, (অন্ধ্র|মধ্য|উত্তর|হিমাচল|অরুণাচল) প্রদেশ
  poschimbongo, pashchimbanga, uttorbongo, uttarbanga, dokkhinbongo, dakshinbanga, asam, urissa`
