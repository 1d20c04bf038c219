import { getConfig } from '@console/api/core/config';
import styles from './Version.module.css';

export function Version() {
  return (
    <div className={styles.version} title="Version of the console">
      {getConfig().appVersion}
    </div>
  );
}
