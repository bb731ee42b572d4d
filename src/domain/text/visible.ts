/**
 * What leaves nothing to be seen: blanks, controls, marks of direction, joiners, fillers and the
 * blank of Braille.
 */
const unseen = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`
/** As above, but for what a blank is: a gap is seen. */
const marks = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
const onlyUnseen = new RegExp(`^${unseen}*$`, 'u')
const everyUnseen = new RegExp(unseen, 'gu')

/** Whether nothing of a text can be seen: it counts as empty (readings.md#invisible-text). */
export const isBlank = (text: string): boolean => onlyUnseen.test(text)

/** A number or code as it's read: without blanks and without what can't be seen. */
export const withoutBlanks = (text: string): string => text.replaceAll(everyUnseen, '')

/**
 * A text in which each mark that can't be seen is written out, '[U+202E]': one may turn the order of the
 * letters round, so that an id looks like another one.
 */
export const withMarks = (text: string): string =>
  text.replaceAll(
    marks,
    (mark) => `[U+${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  )
