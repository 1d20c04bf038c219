import './base.css';
import './print.css';
import 'virtual:theme.css';
