/** The parameters as BankID describes them. The simulator also refuses unknown parameters, so that a misspelt one is found. */
const base64 = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'

const text = { type: 'string', minLength: 1, maxLength: 2000 }

const order = {
  endUserIp: text,
  requirement: {
    type: 'object',
    properties: {
      personalNumber: { type: 'string', pattern: '^\\d{12}$' },
      pinCode: { type: 'boolean' },
      mrtd: { type: 'boolean' },
      cardReader: { enum: ['class1', 'class2'] },
      certificatePolicies: { type: 'array', items: { type: 'string' } },
      risk: { enum: ['low', 'moderate'] },
    },
    additionalProperties: false,
  },
  userVisibleData: { type: 'string', minLength: 1, maxLength: 40_000, pattern: base64 },
  userVisibleDataFormat: { const: 'simpleMarkdownV1' },
  userNonVisibleData: { type: 'string', minLength: 1, maxLength: 200_000, pattern: base64 },
  returnUrl: { type: 'string', pattern: '^https?://', maxLength: 512 },
  returnRisk: { type: 'boolean' },
  web: {
    type: 'object',
    properties: { deviceIdentifier: text, referringDomain: text, userAgent: text },
    additionalProperties: false,
  },
  app: { type: 'object' },
}

export const authSchema = {
  type: 'object',
  properties: order,
  required: ['endUserIp'],
  additionalProperties: false,
}

export const signSchema = { ...authSchema, required: [...authSchema.required, 'userVisibleData'] }

export const referenceSchema = {
  type: 'object',
  properties: { orderRef: text },
  required: ['orderRef'],
  additionalProperties: false,
}
