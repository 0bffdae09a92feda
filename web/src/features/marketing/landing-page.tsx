import { landingTexts } from '@guru/contract/texts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useColourMode } from '../../ui/colour-mode.ts'
import { Garland } from '../../ui/garland.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Street } from '../../ui/street.tsx'
import style from './landing-page.module.css'
import { LanguageStage } from './language-stage.tsx'

const skills: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'price',
    title: 'Money the way you say it',
    text: '“Dedh crore”, “25k”, “onnara lakh”, “eighty lakhs or a bit more”: Guru knows what you mean, in words and in digits.',
  },
  {
    icon: 'size_sqft',
    title: 'Every measure of land',
    text: 'Cents and grounds in the south, gaj, marla and kanal in the north, katha in Bengal: Guru reckons with all of them.',
  },
  {
    icon: 'check',
    title: 'Real listings, honest answers',
    text: 'Every match is a listing in the database. Guru says what fits and what does not, and when somebody last confirmed it.',
  },
  {
    icon: 'edit',
    title: 'Change your mind',
    text: 'Another area, a little more budget, no parking after all: say so at any time, in your own words.',
  },
  {
    icon: 'phone',
    title: 'A person when you want one',
    text: 'Leave your number and an authorized realtor calls you back. Until then nobody learns who you are.',
  },
  {
    icon: 'microphone',
    title: 'Speak instead of typing',
    text: 'Guru reads its answers aloud, and you can talk to it.',
  },
]

/** What Guru is, for somebody who has not met it yet. */
export default function LandingPage() {
  const { mode, toggle } = useColourMode()
  useEffect(() => {
    document.title = landingTexts.headline
  }, [])
  return (
    <div className={style.page}>
      <header className={style.header}>
        <GuruAvatar className={style.mark} />
        <span className={style.brand}>Guru AI</span>
        <button
          type="button"
          className={style.tool}
          onClick={toggle}
          aria-label={mode === 'dark' ? 'Light colours' : 'Dark colours'}
        >
          <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
        </button>
      </header>
      <Garland />
      <main className={style.main}>
        <section className={style.hero}>
          <div className={style.words}>
            <h1 className={style.headline}>{landingTexts.headline}</h1>
            <p className={style.lead}>
              Say what home or land you want, as you would say it to a friend. Guru asks what is missing and
              shows what fits. Free, and without a login.
            </p>
            <div className={style.ways}>
              <Link className={style.start} to="/">
                {landingTexts.start}
              </Link>
              <Link className={style.connect} to="/user/hear">
                <Icon name="microphone" size={22} />
                {landingTexts.connect}
              </Link>
            </div>
          </div>
          <LanguageStage />
        </section>
        <section className={style.section} aria-labelledby="languages">
          <h2 id="languages" className={style.heading}>
            Eight languages, and the way you mix them
          </h2>
          <p className={style.lead}>
            Type in your own script, in English letters, or half and half: “enakku 2bhk venum”, “मुझे flat
            chahiye”. Guru answers in your language, and goes along when you change it.
          </p>
        </section>
        <section className={style.section} aria-labelledby="expertise">
          <h2 id="expertise" className={style.heading}>
            At home in real estate
          </h2>
          <ul className={style.skills}>
            {skills.map(({ icon, title, text }) => (
              <li key={title} className={style.skill}>
                <span className={style.icon}>
                  <Icon name={icon} />
                </span>
                <h3 className={style.skillTitle}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <Street />
      <footer className={style.footer}>
        <Link to="/privacy-policy">Privacy policy</Link>
        <a href="/login">For realtors</a>
      </footer>
    </div>
  )
}
