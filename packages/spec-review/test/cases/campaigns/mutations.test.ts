import { rateMutations, readBundle } from '../mutations/rate.ts'

rateMutations(readBundle())
