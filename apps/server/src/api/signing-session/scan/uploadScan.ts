import type { Handler } from '#api/operation.ts'
import { deletePhoneScan } from '#domain/signatures/phone-scan-store.ts'
import { saveScan } from '#domain/signatures/scan-store.ts'
import { actByLink } from '../act.ts'
import { storeScan } from './store-scan.ts'

export const uploadScan: Handler<'uploadScan'> = ({ header, file }, context) =>
  storeScan(file, context, {
    act: (act) => actByLink(context, header, act),
    save: async ({ document, party }, scan) => {
      await saveScan(document, party.id, scan)
      // This ends the code for the phone. A stranger who photographed the code must not replace the scan that the party has looked at.
      await deletePhoneScan(document, party.id)
    },
  })
