/** First and second halves of invented employer names. */
export const nameStarts = [
  'Alder', 'Amber', 'Apex', 'Arbor', 'Argent', 'Aster', 'Atlas', 'Aurora', 'Basalt', 'Beacon', 'Birch', 'Bluewater', 'Boreal', 'Bramble', 'Bright', 'Cairn',
  'Canyon', 'Cedar', 'Cinder', 'Cobalt', 'Copper', 'Coral', 'Crescent', 'Delta', 'Drift', 'Eastgate', 'Ember', 'Fathom', 'Fern', 'Field', 'Flint', 'Fjord',
  'Garnet', 'Glacier', 'Golden', 'Granite', 'Harbor', 'Hazel', 'Heron', 'Highland', 'Horizon', 'Indigo', 'Iron', 'Juniper', 'Keystone', 'Kestrel', 'Lantern',
  'Larch', 'Laurel', 'Lumen', 'Maple', 'Marble', 'Meadow', 'Meridian', 'Mosaic', 'North', 'Nova', 'Oak', 'Ocean', 'Onyx', 'Orchard', 'Osprey', 'Pebble',
  'Pine', 'Pioneer', 'Polar', 'Prairie', 'Quartz', 'Quill', 'Raven', 'Redwood', 'Ridge', 'River', 'Rowan', 'Saffron', 'Sage', 'Sierra', 'Silver', 'Slate',
  'Solar', 'Spruce', 'Sterling', 'Summit', 'Tern', 'Thistle', 'Tidal', 'Timber', 'Topaz', 'Umber', 'Vale', 'Vector', 'Verdant', 'Vista', 'Walnut', 'Westbrook',
  'Willow', 'Winter', 'Wren', 'Yarrow', 'Zephyr',
] as const;
export const nameMiddles = [
  'Air', 'Analytics', 'Bank', 'Biologics', 'Building', 'Capital', 'Care', 'Chemical', 'Clinics', 'Data', 'Diagnostics', 'Dynamics', 'Electric', 'Energy',
  'Engineering', 'Farms', 'Fiber', 'Financial', 'Foods', 'Freight', 'Games', 'Health', 'Homes', 'Hotels', 'Insurance', 'Labs', 'Learning', 'Logistics',
  'Manufacturing', 'Marine', 'Markets', 'Materials', 'Media', 'Medical', 'Mobility', 'Motors', 'Networks', 'Optics', 'Packaging', 'Paper', 'Pharma', 'Power',
  'Rail', 'Realty', 'Retail', 'Robotics', 'Security', 'Semiconductor', 'Shipping', 'Software', 'Solutions', 'Staffing', 'Steel', 'Studios', 'Systems',
  'Telecom', 'Textiles', 'Therapeutics', 'Transit', 'Travel', 'Water', 'Works',
] as const;
export const nameEnds = ['', '', '', '', ' Group', ' Inc.', ' LLC', ' Ltd', ' Holdings', ' Partners', ' GmbH', ' & Co.'] as const;

/** Names that have broken consoles before; every profile holds each of them. */
export const hostileNames = [
  'מגדל האור תוכנה בע״מ', 'شركة الأفق للخدمات', 'Nordlys \u202eAS\u202c Teknikk', '🚀 Rocket & Söhne 🇩🇪', '<b>Bold</b> & <script>alert(1)</script>',
  '=HYPERLINK("https://formula.example","Formula Foods")', 'O\u2019Malley "Quick" Couriers, Inc.', '株式会社さくら物流',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  `${'Amalgamated International Holdings of the Greater Northern Territories and Adjoining Islands '.repeat(3).slice(0, 254)}.`,
  'Null', '84.51° North', 'Zoë\u200b Zero Width', 'PostgreSQL &amp; Sons \\u2013 Ltd',
] as const;

export const jobLevels = ['', '', 'Senior ', 'Junior ', 'Lead ', 'Principal ', 'Associate '] as const;
export const jobTitles: readonly (readonly [title: string, code: string, occupation: string])[] = [
  ['Software Engineer', '15-1252.00', 'Software Developers'], ['Data Engineer', '15-1243.00', 'Database Architects'],
  ['Data Scientist', '15-2051.00', 'Data Scientists'], ['Registered Nurse', '29-1141.00', 'Registered Nurses'],
  ['Delivery Driver', '53-3033.00', 'Light Truck Drivers'], ['Warehouse Associate', '53-7065.00', 'Stockers and Order Fillers'],
  ['Account Executive', '41-3091.00', 'Sales Representatives of Services'], ['Electrician', '47-2111.00', 'Electricians'],
  ['Mechanical Engineer', '17-2141.00', 'Mechanical Engineers'], ['Cashier', '41-2011.00', 'Cashiers'],
  ['Financial Analyst', '13-2051.00', 'Financial and Investment Analysts'], ['Store Manager', '41-1011.00', 'Supervisors of Retail Sales Workers'],
  ['Line Cook', '35-2014.00', 'Cooks, Restaurant'], ['Customer Service Representative', '43-4051.00', 'Customer Service Representatives'],
  ['Product Manager', '11-2021.00', 'Marketing Managers'], ['Machine Operator', '51-9161.00', 'Computer Numerically Controlled Tool Operators'],
  ['Teacher', '25-2031.00', 'Secondary School Teachers'], ['Security Officer', '33-9032.00', 'Security Guards'],
];

export type Place = readonly [city: string, region: string, country: string, zip: string, latitude: number, longitude: number];
export const places: readonly Place[] = [
  ['Austin', 'Texas', 'United States', '78701', 30.2711, -97.7437], ['Boston', 'Massachusetts', 'United States', '02108', 42.3588, -71.0638],
  ['Chicago', 'Illinois', 'United States', '60601', 41.8864, -87.6186], ['Denver', 'Colorado', 'United States', '80202', 39.7525, -104.9995],
  ['Seattle', 'Washington', 'United States', '98101', 47.6114, -122.3305], ['Toronto', 'Ontario', 'Canada', 'M5H 2N2', 43.6526, -79.3817],
  ['London', 'England', 'United Kingdom', 'EC2V 7HH', 51.5155, -0.0922], ['Berlin', 'Berlin', 'Germany', '10115', 52.532, 13.3849],
  ['München', 'Bayern', 'Germany', '80331', 48.1371, 11.5754], ['Lyon', 'Auvergne-Rhône-Alpes', 'France', '69001', 45.7676, 4.8344],
  ['Tel Aviv-Yafo', 'Tel Aviv', 'Israel', '6688102', 32.0636, 34.7719], ['Bengaluru', 'Karnataka', 'India', '560001', 12.9763, 77.6033],
  ['São Paulo', 'São Paulo', 'Brazil', '01001-000', -23.5503, -46.6339], ['Kraków', 'Małopolska', 'Poland', '31-007', 50.0614, 19.9366],
  ['Sydney', 'New South Wales', 'Australia', '2000', -33.8678, 151.2073],
];

export const noteTexts: readonly string[] = [
  'The career page moved behind a search form; the old address still answers.',
  'Checked the site by hand: the number of jobs matches what we hold.',
  'Jobs vanish every weekend and are back on Monday. No action needed.',
  'The employer merged two brands; both portals list the same positions.',
  'Locations are written in the description only, so most jobs come without one.',
  'The portal answers slowly between 02:00 and 04:00 UTC; the run was moved.',
  'Spoke to the customer: they expect about forty openings until spring.',
  'New layout since last week. The parser picks the wrong heading as title.',
  'The site blocks our data centre addresses; residential proxy works.',
  'Please look at the duplicates before adding another scrape.',
];
