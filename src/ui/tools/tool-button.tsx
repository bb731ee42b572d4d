import './controls.css'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon
  /** The one amber button of a tool. */
  main?: boolean
}

/** A button of what stands over the client, 44 px or more. */
export function ToolButton({ icon: Icon, main, children, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={main ? 'dt-button dt-main' : 'dt-button'} {...rest}>
      {Icon && <Icon className="dt-icon" aria-hidden="true" />}
      {children}
    </button>
  )
}
