import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'నంబర్- నెంబర్- నంబరు- నెంబరు- number- nambar-',
  why: `
    ఎందుకు ఎందుకని దేనికి enduku yenduku endhuku endukani deniki తప్పనిసరా అవసరమా tappanisara avasarama`,
  later: `
    తర్వాత తరువాత తరవాత tarvata tarvatha tarwata taruvata tharvatha tharuvatha`,
  gives: `
    ఇస్తాను ఇస్తా ఇస్తాం చెప్తాను చెప్తా పంపిస్తా istanu isthanu ista istha istam cheptanu chepta pampista`,
  yours: 'మీ నీ mee mi nee',
  fees: `
    కమిషన్- కమీషన్- బ్రోకరేజ్- బ్రోకరేజి- దళారీ commission- brokerage-`,
  robots: 'బాట్- బాటా బోట్ రోబో- bot bots robot-',
  machines: 'మెషీన్- మెషిన్- మెషీనా యంత్ర- కంప్యూటర్- machine- computer-',
  persons: `
    మనిషి- మనిషా బ్రోకర్- బ్రోకరా ఏజెంట్- broker- agent- manishi- manisha`,
}
