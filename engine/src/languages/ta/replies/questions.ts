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
    transaction_type: () => 'வாடகைக்கு வேண்டுமா, வாங்க வேண்டுமா?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'ஃபிளாட்டா, தனி வீடா?' : 'எது வேண்டும்: ஃபிளாட், தனி வீடு அல்லது மனை?',
    city: () => 'எந்த ஊரில் வேண்டும்?',
    area: ({ wishes }) =>
      wishes.city === undefined
        ? 'எந்தப் பகுதியில் வேண்டும்?'
        : `${places.city.in(wishes.city)} எந்தப் பகுதி வேண்டும்?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'மாத வாடகை எவ்வளவு வரை கொடுக்கலாம்?' : 'உங்கள் பட்ஜெட் எவ்வளவு?',
    bedrooms: () => 'எத்தனை பெட்ரூம் வேண்டும்?',
    size_sqft: ({ wishes }) =>
      wishes.property_type === 'land' ? 'மனை எவ்வளவு பெரியதாக வேண்டும்?' : 'எவ்வளவு பெரியதாக வேண்டும்?',
    amenities: () => 'பார்க்கிங், லிஃப்ட் போல கட்டாயம் வேண்டிய வசதி ஏதாவது உண்டா?',
  },
  offer: {
    transaction_type: () => 'விற்க வேண்டுமா, வாடகைக்கு விட வேண்டுமா?',
    property_type: () => 'அது என்ன: ஃபிளாட், தனி வீடு அல்லது மனை?',
    city: () => 'அது எந்த ஊரில் உள்ளது?',
    area: ({ wishes }) =>
      wishes.city === undefined
        ? 'அது எந்தப் பகுதியில் உள்ளது?'
        : `${places.city.in(wishes.city)} எந்தப் பகுதியில் உள்ளது?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'மாத வாடகை எவ்வளவு எதிர்பார்க்கிறீர்கள்?' : 'என்ன விலை எதிர்பார்க்கிறீர்கள்?',
    bedrooms: () => 'எத்தனை பெட்ரூம் உள்ளது?',
    size_sqft: () => 'பரப்பளவு எவ்வளவு?',
    amenities: () => 'பார்க்கிங், லிஃப்ட் போல என்னென்ன வசதிகள் உள்ளன?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: '“இன்னும் காட்டுங்கள்”, “விலை குறைவாக” அல்லது “இரண்டாவது” என்று சொல்லலாம்.',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer'
        ? '“விற்க” அல்லது “வாடகைக்கு விட” என்று சொல்லுங்கள்.'
        : '“வாடகைக்கு” அல்லது “வாங்க” என்று சொல்லுங்கள்.',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes)
        ? '“ஃபிளாட்” அல்லது “வீடு” என்று சொல்லுங்கள்.'
        : '“ஃபிளாட்”, “வீடு” அல்லது “மனை” என்று சொல்லுங்கள்.',
    city: () => 'ஊரின் பெயரைச் சொல்லுங்கள், உதாரணமாக “சென்னை”.',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.in(wishes.city)} `}ஒரு பகுதியின் பெயரைச் சொல்லுங்கள், அல்லது “எந்தப் பகுதியானாலும் சரி” என்று சொல்லுங்கள்.`,
    price: ({ wishes }, format) =>
      `${wishes.transaction_type === 'rent' ? 'மாத வாடகையைச்' : 'ஒரு தொகையைச்'} சொல்லுங்கள், உதாரணமாக “${wishes.transaction_type === 'rent' ? format.number(20_000) : `${format.number(60)} லட்சம்`}”, அல்லது “பட்ஜெட் எவ்வளவு ஆனாலும் சரி” என்று சொல்லுங்கள்.`,
    bedrooms: (_topic, format) =>
      `எத்தனை பெட்ரூம் என்று சொல்லுங்கள், உதாரணமாக “${format.number(2)}”; எத்தனை ஆனாலும் சரி என்றும் சொல்லலாம்.`,
    size_sqft: ({ sizeUnit }, format) =>
      `பரப்பளவைச் சொல்லுங்கள், உதாரணமாக “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, அல்லது “எந்த அளவானாலும் சரி” என்று சொல்லுங்கள்.`,
    amenities: () => 'உதாரணமாக “பார்க்கிங்”, “லிஃப்ட்” அல்லது “எதுவும் தேவையில்லை” என்று சொல்லலாம்.',
  },
}
