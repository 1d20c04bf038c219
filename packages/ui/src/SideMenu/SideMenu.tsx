import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './SideMenu.module.css';

interface Props {
  items: readonly { href: string; label: string; icon: ReactNode; current: boolean }[];
  collapsed: boolean;
  onToggle: () => void;
  /** The content above the links. */
  header?: ReactNode;
  /** The content below the links. */
  footer?: ReactNode;
}

/**
 * Links to every page. When the menu is collapsed, it shows the icons alone, each with its name as
 * a tooltip.
 */
export function SideMenu({ items, collapsed, onToggle, header, footer }: Props) {
  const toggleLabel = collapsed ? 'Show Menu' : 'Hide Menu';
  const toggle = (
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
  );
  return (
    <nav aria-label="Main" className={styles.menu} data-collapsed={collapsed || undefined}>
      {header}
      <ul className={styles.items}>
        {items.map(({ href, label, icon, current }) => {
          const link = (
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
          );
          return (
            <li key={href}>
              {collapsed ? (
                <Tooltip content={label} side="right" repeatsName>
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {collapsed ? (
        <Tooltip content={toggleLabel} side="right" repeatsName>
          {toggle}
        </Tooltip>
      ) : (
        toggle
      )}
    </nav>
  );
}
