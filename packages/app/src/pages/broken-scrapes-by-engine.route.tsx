export { BrokenScrapesByEngine as default } from '@console/features/insights/Insights';
