export { ScrapesList as default } from '@console/features/scrapes/ScrapesList';
