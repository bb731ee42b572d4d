import { openIn, otherLanguages } from '#platform/first-visit/language.ts'
import { languages } from '#platform/first-visit/languages.ts'
import { appMessages as words } from '#words/app/app.ts'
import { useToasts } from '../overlay/toast.tsx'
import { Button } from './button.tsx'

/** A button for each other language, named in it: the same screen opens again in that language. */
export function LanguageChoice({ className }: { className: string }) {
  const toasts = useToasts()
  return otherLanguages.map((language) => (
    <Button
      key={language}
      kind="text"
      lang={languages[language].locale}
      className={className}
      // Its page isn't on the phone.
      onClick={() =>
        navigator.onLine ? openIn(language) : toasts.info(words.languageNeedsConnection)
      }
    >
      {languages[language].name}
    </Button>
  ))
}
