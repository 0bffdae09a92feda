import fc from 'fast-check'

/**
 * Properties are tried on the same texts at every run, so that a check is red for a change and not by chance.
 * PROPERTY_SEED tries others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
