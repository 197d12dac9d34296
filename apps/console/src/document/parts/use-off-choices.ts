import type { DeliveryMethod, TwoStepVerification } from '@paraph/client'
import { useOffChannels } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'

interface OffChoices {
  deliveries: Partial<Record<DeliveryMethod, string>>
  verifications: Partial<Record<TwoStepVerification, string>>
}

/** Returns what the server can't send, with the reason. A mail that it does not send is no such thing, because the sender can pass on the link. */
export function useOffChoices(): OffChoices {
  const { t } = useTexts()
  const { mail, sms } = useOffChannels()
  return {
    deliveries: sms ? { SMS: t.off.sms } : {},
    verifications: {
      ...(mail && { EMAIL_BEFORE_SIGNING: t.off.mail }),
      ...(sms && { SMS_BEFORE_SIGNING: t.off.sms }),
    },
  }
}
