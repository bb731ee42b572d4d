import './controls.css'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon
  /** A tool's one amber button. */
  main?: boolean
}

/** A button in the tools over the client, at least 44 px high. */
export function ToolButton({ icon: Icon, main, children, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={main ? 'dt-button dt-main' : 'dt-button'} {...rest}>
      {Icon && <Icon className="dt-icon" aria-hidden="true" />}
      {children}
    </button>
  )
}
