import { Card } from '@console/ui/Card';
import styles from './Reports.module.css';

const REPORTS = [
  {
    title: 'SLA',
    href: '/reports/sla',
    link: 'Open the SLA report',
    text: 'How long it took to answer the requests of the days that you choose, by priority.',
  },
  {
    title: 'Productivity',
    href: '/reports/productivity',
    link: 'Open the productivity report',
    text: 'What one person did for a country on the days that you choose.',
  },
] as const;

/** The page with links to the reports. */
export function ReportsPage() {
  return (
    <div className={styles.page}>
      <h1>Reports</h1>
      <div className={styles.cards}>
        {REPORTS.map(({ title, href, link, text }) => (
          <Card key={href} title={title}>
            <p>{text}</p>
            <a href={href}>{link}</a>
          </Card>
        ))}
      </div>
    </div>
  );
}
