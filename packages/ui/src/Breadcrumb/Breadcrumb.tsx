import styles from './Breadcrumb.module.css';

/** The path to this page; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href ? (
              <a href={href} dir="auto">
                {label}
              </a>
            ) : (
              <span dir="auto" aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
