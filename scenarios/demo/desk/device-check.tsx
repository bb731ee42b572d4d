import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useCallback, useEffect, useState } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Tag } from '../toolbar/parts.tsx'
import { checkDevice, type Finding } from './checks.ts'

const looks = {
  ready: { Icon: CircleCheck, name: 'dt-good', label: 'Ready' },
  know: { Icon: Info, name: 'dt-warn', label: 'Good to know' },
  mend: { Icon: CircleAlert, name: 'dt-bad', label: 'Needs attention' },
} as const

/** One page before a show: is everything there? */
export function DeviceCheck() {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const look = useCallback(() => void checkDevice().then(setFindings), [])
  useEffect(() => {
    document.title = 'Device check'
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const problems = findings.filter(({ state }) => state === 'mend').length
  return (
    <main className="dt dt-desk">
      <header className="dt-bar">
        <Tag />
        <h1 className="dt-grow">Device check</h1>
        <ToolButton onClick={look}>Check again</ToolButton>
      </header>
      <section className="dt-card" role="status">
        <p className={problems === 0 ? 'dt-say dt-good' : 'dt-say dt-bad'}>
          {problems === 0 ? 'Ready to show' : 'Not ready yet'}
        </p>
        <ul className="dt-checks">
          {findings.map(({ title, state, text }) => {
            const { Icon, name, label } = looks[state]
            return (
              <li key={title}>
                <Icon className={`dt-icon ${name}`} aria-label={label} />
                <p className="dt-grow">
                  <b>{title}</b>
                  <small>{text}</small>
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <a href={window.location.pathname}>Open the demo</a>
    </main>
  )
}
