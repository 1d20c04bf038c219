import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './SideMenu.module.css';

interface Props {
  items: readonly { href: string; label: string; icon: ReactNode; current: boolean }[];
  collapsed: boolean;
  onToggle: () => void;
  /** Called when the focus has left the menu. */
  onLeave?: () => void;
  /** The content above the links. */
  header?: ReactNode;
  /** The content below the links. */
  footer?: ReactNode;
}

/**
 * Links to every page. When the menu is collapsed, it shows the icons alone, each with its name as
 * a tooltip.
 */
export function SideMenu({ items, collapsed, onToggle, onLeave, header, footer }: Props) {
  const toggleLabel = collapsed ? 'Show Menu' : 'Hide Menu';
  return (
    // The menu only notices that the focus leaves it; its controls are the links and the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="Main"
      className={styles.menu}
      data-collapsed={collapsed || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      {header}
      <ul className={styles.items}>
        {items.map(({ href, label, icon, current }) => (
          <li key={href}>
            <Tooltip content={collapsed ? label : undefined} side="right" repeatsName>
              <a
                href={href}
                className={styles.item}
                aria-label={collapsed ? label : undefined}
                aria-current={current ? 'page' : undefined}
              >
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
                {collapsed ? null : <span className={styles.label}>{label}</span>}
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {/* The button stays the same element, so that it keeps the focus when the menu folds. */}
      <Tooltip content={collapsed ? toggleLabel : undefined} side="right" repeatsName>
        <button
          type="button"
          className={styles.item}
          aria-label={collapsed ? toggleLabel : undefined}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" size={16} />
          {collapsed ? null : <span>{toggleLabel}</span>}
        </button>
      </Tooltip>
    </nav>
  );
}
