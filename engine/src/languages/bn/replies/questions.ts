import type { Slot } from '@guru/contract/vocabulary'
import type { Topic } from '../../../dialogue/act.ts'
import { seeksHome } from '../../../dialogue/seeks-home.ts'
import type { Formatter } from '../../../format/formatter.ts'
import type { Intent } from '../../../understanding/command.ts'
import { places } from './places.ts'

type Question = (topic: Topic) => string

/** The question for each slot: to a seeker, and to an owner who offers. */
export const questions: Record<Intent, Record<Slot, Question>> = {
  search: {
    transaction_type: () => 'ভাড়া নেবেন, না কিনবেন?',
    property_type: ({ wishes }) => (seeksHome(wishes) ? 'ফ্ল্যাট, না আলাদা বাড়ি?' : 'কী খুঁজছেন: ফ্ল্যাট, বাড়ি না জমি?'),
    city: () => 'কোন শহরে?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'কোন এলাকায়?' : `${places.city.of(wishes.city)} কোন এলাকা পছন্দ?`,
    price: ({ wishes }) => (wishes.transaction_type === 'rent' ? 'মাসে কত ভাড়া দিতে পারবেন?' : 'আপনার বাজেট কত?'),
    bedrooms: () => 'কটা বেডরুম লাগবে?',
    size_sqft: ({ wishes }) => (wishes.property_type === 'land' ? 'কতটা জমি চান?' : 'মাপ কতটা হলে ভালো হয়?'),
    amenities: () => 'পার্কিং বা লিফটের মতো কিছু কি থাকতেই হবে?',
  },
  offer: {
    transaction_type: () => 'বিক্রি করবেন, না ভাড়া দেবেন?',
    property_type: () => 'এটা কী: ফ্ল্যাট, বাড়ি না জমি?',
    city: () => 'কোন শহরে আছে?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'কোন এলাকায় আছে?' : `${places.city.of(wishes.city)} কোন এলাকায় আছে?`,
    price: ({ wishes }) => (wishes.transaction_type === 'rent' ? 'মাসে কত ভাড়া চাইছেন?' : 'কত দাম চাইছেন?'),
    bedrooms: () => 'কটা বেডরুম আছে?',
    size_sqft: () => 'মাপ কত?',
    amenities: () => 'কী কী সুবিধা আছে, যেমন পার্কিং বা লিফট?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'যেমন বলতে পারেন “আরও দেখান”, “আরও সস্তা” বা “দ্বিতীয়টা”।',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? 'বলুন “বিক্রি করব” বা “ভাড়া দেব”।' : 'বলুন “ভাড়া নেব” বা “কিনব”।',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes) ? 'বলুন “ফ্ল্যাট” বা “বাড়ি”।' : 'বলুন “ফ্ল্যাট”, “বাড়ি” বা “জমি”।',
    city: () => 'শহরের নাম বলুন, যেমন “কলকাতা”।',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.of(wishes.city)} `}একটা এলাকার নাম বলুন, নয়তো বলুন “যেকোনো এলাকা”।`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `মাসের ভাড়া বলুন, যেমন “${format.number(20_000)}”, নয়তো বলুন “যেকোনো বাজেট”।`
        : `টাকার অঙ্ক বলুন, যেমন “${format.number(60)} লাখ”, নয়তো বলুন “যেকোনো বাজেট”।`,
    bedrooms: (_topic, format) => `কটা বেডরুম বলুন, যেমন “${format.number(2)}”, নয়তো বলুন “যেকোনো”।`,
    size_sqft: ({ sizeUnit }, format) =>
      `মাপ বলুন, যেমন “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, নয়তো বলুন “যেকোনো মাপ”।`,
    amenities: () => 'যেমন বলতে পারেন “পার্কিং” বা “লিফট”, নয়তো “বিশেষ কিছু না”।',
  },
}
