import { appMessages as words } from '#messages/en/app/app.ts'
import { useConnectionCheck } from '#platform/device/online.ts'
import { canOpen, openIn, otherLanguages } from '#platform/language/language.ts'
import { languages } from '#platform/language/languages.ts'
import { useToasts } from '../overlay/toast.tsx'
import { Button } from './button.tsx'

interface LanguageChoiceProps {
  className: string
  /** The page is about to be another one. */
  onLeave?: () => void
}

/** A button for each other language, named in it: the same screen opens again in that language. */
export function LanguageChoice({ className, onLeave }: LanguageChoiceProps) {
  const toasts = useToasts()
  const isOnline = useConnectionCheck()
  return otherLanguages.map((language) => (
    <Button
      key={language}
      kind="text"
      lang={languages[language].locale}
      className={className}
      onClick={async () => {
        if (!isOnline() || !(await canOpen(language))) {
          toasts.info(words.languageNeedsConnection)
          return
        }
        onLeave?.()
        openIn(language)
      }}
    >
      {languages[language].name}
    </Button>
  ))
}
