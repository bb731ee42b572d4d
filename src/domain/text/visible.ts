/**
 * What leaves nothing to be seen: blanks, controls, marks of direction, joiners, fillers and the
 * blank of Braille.
 */
const unseen = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`
const onlyUnseen = new RegExp(`^${unseen}*$`, 'u')
const everyUnseen = new RegExp(unseen, 'gu')

/** Whether nothing of a text can be seen: it counts as empty (readings.md#invisible-text). */
export const isBlank = (text: string): boolean => onlyUnseen.test(text)

/** A number or code as it's read: without blanks and without what can't be seen. */
export const withoutBlanks = (text: string): string => text.replaceAll(everyUnseen, '')
