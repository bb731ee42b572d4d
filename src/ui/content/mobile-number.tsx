import { Fragment } from 'react'
import { groupMobile } from '#domain/player/group-mobile.ts'

/**
 * A mobile number in groups. The gaps are drawn: the text stays what the host sent, so that it can
 * be found, copied and pasted.
 */
export function MobileNumber({ number }: { number: string }) {
  const groups = groupMobile(number)
  return (
    <span translate="no">
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="not-first:ms-[0.25em]">{group}</span>
        </Fragment>
      ))}
    </span>
  )
}
