import { compareGenerated } from '../../../judge/agreement/generated.ts'
import { throughServer } from '../../../judge/agreement/two-ways.ts'

// campaigns/agreement.test.ts compares ten times as many, also with validators that are compiled at the start. precompiled.test.ts tests that there are stored ones.
compareGenerated({ stored: await throughServer() }, { requests: 3, successes: 3, problems: 3, problemsOnce: true })
