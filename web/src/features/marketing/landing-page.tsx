import { useEffect } from 'react'
import { Link } from 'react-router'
import type { LandingTexts } from '../../texts/pages/page-texts.ts'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { Garland } from '../../ui/garland.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Street } from '../../ui/street.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { LocalisedPage } from '../language/localised-page.tsx'
import style from './landing-page.module.css'
import { LanguageStage } from './language-stage.tsx'

const skills: readonly { name: keyof LandingTexts['skills']; icon: IconName }[] = [
  { name: 'money', icon: 'price' },
  { name: 'land', icon: 'size_sqft' },
  { name: 'honest', icon: 'check' },
  { name: 'change', icon: 'edit' },
  { name: 'person', icon: 'phone' },
  { name: 'speak', icon: 'microphone' },
]

/** What Guru is, for somebody who has not met it yet. */
export default function LandingPage() {
  return (
    <LocalisedPage ownBar>
      <Landing />
    </LocalisedPage>
  )
}

function Landing() {
  const { landing } = usePageTexts()
  useEffect(() => {
    document.title = landing.headline
  }, [landing])
  return (
    <div className={style.page}>
      <header className={style.header}>
        <GuruAvatar className={style.mark} />
        <span className={style.brand}>Guru AI</span>
        <LanguageMenu />
        <ColourSwitch className={style.tool} />
      </header>
      <Garland />
      <main className={style.main}>
        <section className={style.hero}>
          <div className={style.words}>
            <h1 className={style.headline}>{landing.headline}</h1>
            <p className={style.lead}>{landing.lead}</p>
            <div className={style.ways}>
              <Link className={style.start} to="/">
                {landing.start}
              </Link>
              <Link className={style.connect} to="/user/hear">
                <Icon name="microphone" size={22} />
                {landing.connect}
              </Link>
            </div>
          </div>
          <LanguageStage />
        </section>
        <section className={style.section} aria-labelledby="languages">
          <h2 id="languages" className={style.heading}>
            {landing.languages}
          </h2>
          <p className={style.lead}>{landing.languagesText}</p>
        </section>
        <section className={style.section} aria-labelledby="expertise">
          <h2 id="expertise" className={style.heading}>
            {landing.expertise}
          </h2>
          <ul className={style.skills}>
            {skills.map(({ name, icon }) => (
              <li key={name} className={style.skill}>
                <span className={style.icon}>
                  <Icon name={icon} />
                </span>
                <h3 className={style.skillTitle}>{landing.skills[name].title}</h3>
                <p>{landing.skills[name].text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <Street />
      <footer className={style.footer}>
        <Link to="/privacy-policy">{landing.privacy}</Link>
        <a href="/login">{landing.realtors}</a>
      </footer>
    </div>
  )
}
