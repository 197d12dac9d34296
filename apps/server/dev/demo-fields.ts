import type { NewField, PartyId } from '@paraph/client'
import { PdfBox } from '@paraph/client/pdf-box'
import { A4, columns, labels, payments } from './demo-pdf.ts'

type Label = keyof typeof labels

/** The fields of the tenant, who fills in the agreement, and of the landlord, who only signs. */
export function demoFields(tenant: PartyId, landlord: PartyId): NewField[] {
  const ofTenant = { partyId: tenant }
  return [
    { ...ofTenant, ...beside('rent', 120), type: 'NUMBER', label: 'Monthly rent', value: '9800', readOnly: true },
    { ...ofTenant, ...beside('persons', 60), type: 'NUMBER', label: 'Persons in the flat' },
    { ...ofTenant, ...beside('moveIn', 120), type: 'DATE', label: 'Move-in date' },
    { ...ofTenant, ...choice(), type: 'RADIO', label: 'The rent is paid' },
    {
      ...ofTenant,
      ...beside('parking', 160),
      type: 'DROPDOWN',
      label: 'Parking',
      options: ['None', 'In the yard', 'In the garage'].map((value) => ({ value })),
    },
    { ...ofTenant, ...beside('pets', 14), type: 'CHECKBOX', label: 'The tenant keeps pets', required: false },
    {
      ...ofTenant,
      ...beside('remarks', 300, 80, -66),
      type: 'TEXT',
      label: 'Remarks',
      multiline: true,
      required: false,
    },
    { ...ofTenant, ...beside('initials', 80, 30, -8), type: 'INITIALS' },
    ...signatureOf('tenant', tenant),
    ...signatureOf('landlord', landlord),
  ]
}

/** The name of a field, and a place beside its label. Lengths in points. */
function beside(name: Label, width: number, height = 20, up = -6): Pick<NewField, 'name' | 'page' | 'box'> {
  const { page, y } = labels[name]
  return { name, page, box: PdfBox.fromLowerLeft({ x: columns.value, y: y + up, width, height }, A4) }
}

function choice(): Pick<NewField, 'name' | 'page' | 'options'> {
  const options = payments.map(({ value, right }) => {
    const place = { x: columns.value + right, y: labels.payment.y - 2, width: 14, height: 14 }
    return { value, box: PdfBox.fromLowerLeft(place, A4) }
  })
  return { name: 'payment', page: labels.payment.page, options }
}

/** A signature with the name of the party and the day below it. */
function signatureOf(label: 'tenant' | 'landlord', partyId: PartyId): NewField[] {
  return [
    { partyId, ...beside(label, 220, 60, -20), name: 'signature', type: 'SIGNATURE' },
    { partyId, ...beside(label, 220, 18, -44), name: 'name', type: 'NAME' },
    { partyId, ...beside(label, 220, 18, -66), name: 'signedOn', type: 'DATE_SIGNED' },
  ]
}
