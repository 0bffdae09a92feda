import type { LocalModel } from './local-model.ts'
import { type SherpaListener, sherpaListener } from './sherpa-listener.ts'
import { hasSherpa } from './sherpa-package.ts'

export interface LocalListeners {
  /** None where sherpa-onnx is not installed. */
  listeners: readonly SherpaListener[]
  /**
   * Tries one model after the other, so that an operator hears of one that cannot be used before a seeker does.
   * @param tell is given a plain line for each of those.
   */
  check(tell: (line: string) => void): Promise<void>
}

/** The operator's models, in their order. */
export function localListeners(models: readonly LocalModel[]): LocalListeners {
  const listeners = models.length > 0 && hasSherpa() ? models.map(sherpaListener) : []
  return {
    listeners,
    async check(tell) {
      for (const { check, folder } of listeners) {
        await check().catch((error: unknown) =>
          tell(
            `The model of STT_MODELS in ${folder} cannot be used and is left out until the next start: fetch it again, or take another one (${error instanceof Error ? error.message : error})`,
          ),
        )
      }
    },
  }
}
