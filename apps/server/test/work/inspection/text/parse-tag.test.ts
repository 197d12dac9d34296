import { expect, test } from 'vitest'
import { parseTag } from '#work/inspection/text/parse-tag.ts'

test.each<[string, object]>([
  ['signature; party=1; name=seller', { type: 'SIGNATURE', partyReference: '1', name: 'seller' }],
  [' Initials ;party=2', { type: 'INITIALS', partyReference: '2' }],
  ['date_signed;role=Buyer', { type: 'DATE_SIGNED', partyReference: 'Buyer' }],
  ['First Name;type=text', { type: 'TEXT', name: 'First Name' }],
  ['Sig_es_:signer2:signature', { type: 'SIGNATURE', partyReference: '2', name: 'Sig' }],
  ['*Ort_es_:signer', { type: 'TEXT', partyReference: '1', name: 'Ort', required: true }],
  ['Dte_es_:signer1:date', { type: 'DATE_SIGNED', name: 'Dte' }],
  ['signature:signer1:Please+Sign', { type: 'SIGNATURE', partyReference: '1', label: 'Please Sign' }],
  ['Email;type=email;required=false', { type: 'TEXT', format: 'EMAIL', required: false, name: 'Email' }],
  [
    'text, r1, required=true, label=Company, readOnly',
    { type: 'TEXT', label: 'Company', required: true, readOnly: true },
  ],
  ['dropdown;name=plan;options=A, B,C', { type: 'DROPDOWN', name: 'plan', options: ['A', 'B', 'C'] }],
  ['Gender;type=radio;option=Male', { type: 'RADIO', name: 'Gender', option: 'Male' }],
  ['checkbox;default=true', { type: 'CHECKBOX', value: true }],
  ['text;value=Storgatan 1;maxlength=30', { type: 'TEXT', value: 'Storgatan 1', maxLength: 30 }],
  ['text;multiline;width=200;height=40', { type: 'TEXT', multiline: true, width: 200, height: 40 }],
  ['text;format=digits;font_size=9;color=blue', { type: 'TEXT', format: 'DIGITS' }],
  [
    'text, r2, readOnly=true, text=Contract #12345, characterLimit=40',
    { type: 'TEXT', readOnly: true, value: 'Contract #12345', maxLength: 40 },
  ],
  ['text, r1, label=Company, placeholder=Ltd', { label: 'Company' }],
])('reads {{%s}}', (content, tag) => {
  expect(parseTag(content)).toMatchObject(tag)
})

test.each([
  ['photo;type=image', 'unknown_type'],
  ['Sig_es_:signer1:stamp', 'unknown_type'],
  ['Sig_es_:prefill:signature', 'placeholder'],
  [' client.name ', 'placeholder'],
  [' ', 'placeholder'],
  ['First Name', 'placeholder'],
  ['text;type=__proto__', 'unknown_type'],
  ['text;colour=red', 'unknown_property'],
  // The server can not enforce this limit, so it must refuse the tag and not ignore the limit.
  ['number,r2,value=50,maxValue=99', 'unknown_property'],
  ['checkbox;value=perhaps', 'wrong_value'],
  ['date;multiline', 'unknown_property'],
  ['signature;value=Anna', 'unknown_property'],
  ['number;format=email', 'unknown_property'],
  ['text;required=perhaps', 'wrong_value'],
  // Every JavaScript object has a property with this name.
  ['text;required=constructor', 'wrong_value'],
  ['text;maxlength=0', 'wrong_value'],
  ['text;multiline;format=email', 'wrong_value'],
  [`text;role=${'x'.repeat(61)}`, 'wrong_value'],
  ['text;party=', 'wrong_value'],
  ['dropdown', 'no_options'],
  ['dropdown;options=A,A', 'no_options'],
  ['radio;name=x', 'no_option'],
  ['text;option=A', 'unknown_property'],
])('refuses {{%s}}: %s', (content, fault) => {
  expect(parseTag(content)).toBe(fault)
})

test('a long label ends with a whole character', () => {
  const tag = parseTag(`text;label=${'x'.repeat(199)}\u{1f58a}\u{1f58a}`)
  expect(tag).toMatchObject({ label: `${'x'.repeat(199)}\u{1f58a}` })
})
