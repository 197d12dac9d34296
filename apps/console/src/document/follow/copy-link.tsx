import { linkIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { toast } from '@paraph/ui/kit/toasts.ts'
import { useTexts } from '../../texts/language.ts'

interface CopyLinkProps {
  name: string
  link: string
  /** True if this is the next step for the sender. */
  isNext: boolean
  /** Shows the link, where the browser does not let the page copy. */
  onRefused: () => void
}

export function CopyLink({ name, link, isNext, onRefused }: CopyLinkProps) {
  const { t } = useTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ text: t.party.linkCopied({ name }) })
    } catch {
      // A page of an insecure origin has no clipboard at all.
      onRefused()
    }
  }
  return (
    <Button
      look={isNext ? 'secondary' : 'quiet'}
      icon={linkIcon}
      aria-label={t.party.linkName({ name })}
      onPress={() => void copy()}
    >
      {t.party.link}
    </Button>
  )
}
