import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'কুড়ি হাজারের বেশি হলে চলবে না',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20 hajarer moddhe hole bhalo',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'ষাট লাখ পর্যন্ত দিতে পারব',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'dam niye chinta nei',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'দুটো ঘর হলেই হবে',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'jotogulo hok',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'jekono jaygay hole hobe',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'ফ্ল্যাট হলে ভালো হয়',
    asked: 'property_type',
    set: {
      property_type: 'apartment',
    },
  },
  {
    text: 'কলকাতার কসবায় দু কামরার ফ্ল্যাট ভাড়া, কুড়ি হাজার পেরোলে চলবে না',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Kasba',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'দুর্গাপুরে তিন কাঠা জমি কিনব',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Durgapur',
      size_sqft: {
        min: 2160,
      },
    },
  },
  {
    text: 'জিম বাদ দিন, পার্কিং থাকুক',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'মালদা নয় শিলিগুড়ি',
    set: {
      city: 'Siliguri',
    },
  },
  {
    text: 'সত্তর না, আশি লাখ পর্যন্ত',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'যে কোনো এলাকা হলেই হবে',
    any: ['area'],
  },
  {
    text: 'furnished hobe ar lift o thakbe, bhara',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'অনেক উপকার করলেন',
    act: 'thanks',
  },
  {
    text: 'পরে কথা হবে',
    act: 'goodbye',
  },
  {
    text: 'হ্যাঁ একদম তাই',
    act: 'affirm',
  },
  {
    text: 'না না থাক',
    act: 'deny',
  },
  {
    text: 'এটা কীভাবে ব্যবহার করব',
    act: 'help',
  },
  {
    text: 'সব নতুন করে শুরু করি',
    act: 'restart',
  },
  {
    text: 'কোনো লোকের সাথে কথা বলতে চাই',
    act: 'handoff',
  },
  {
    text: 'শনিবার পাঁচটায় দেখতে আসতে পারি',
    act: 'unclear',
  },
  {
    text: 'amar number 9845012345',
    act: 'unclear',
  },
  {
    text: 'amra 4 jon, 2 bachcha',
    act: 'unclear',
  },
  {
    text: '25 tarikhe asbo',
    act: 'unclear',
  },
  {
    text: 'দু মাসের মধ্যে শিফট করতে হবে',
    act: 'unclear',
  },
  {
    text: '6 tar por call korben',
    act: 'handoff',
  },
  {
    text: 'এই বাড়িতে কতগুলো শোবার ঘর আছে?',
    act: 'question',
  },
  {
    text: 'সেখানে পোষা প্রাণী রাখা যায়?',
    act: 'question',
  },
  {
    text: 'বাড়ির মালিক কে?',
    act: 'question',
  },
  {
    text: 'ভাড়ার চুক্তি কত মাসের?',
    act: 'question',
  },
  {
    text: 'ফোন নম্বরটা দেওয়া যাবে?',
    act: 'question',
  },
  {
    text: 'পনেরোই মার্চ বাড়ি দেখতে আসব',
    act: 'unclear',
  },
  {
    text: 'আমার নাম রাহুল, আমি একজন ইঞ্জিনিয়ার',
    act: 'unclear',
  },
  {
    text: 'হ্যাঁ, সেটা ভালো হবে',
    act: 'affirm',
  },
  {
    text: 'ঠিক আছে, ওটাই বুক করুন',
    act: 'affirm',
  },
  {
    text: 'না, ওটা আমার জন্য উপযুক্ত নয়',
    act: 'deny',
  },
  {
    text: 'আপনার সাহায্যের জন্য অনেক ধন্যবাদ',
    act: 'thanks',
  },
  {
    text: 'ঠিক আছে, আবার দেখা হবে',
    act: 'goodbye',
  },
  {
    text: 'baba retire korechen 35 bochor chakri kore ekhon siliguri te 3 katha jomi kinte chan 25 lakh er moddhe',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Siliguri',
      price: {
        max: 2500000,
      },
      size_sqft: {
        min: 2160,
      },
    },
  },
  {
    text: 'আমি কলকাতায় চাকরি পেয়েছি, দু কামরার ফ্ল্যাট চাই',
    set: {
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ami kolkatay chakri peyechi 2 bhk flat chai',
    set: {
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ami maldar chele kolkatay flat chai',
    set: {
      property_type: 'apartment',
      city: 'Kolkata',
    },
  },
])
