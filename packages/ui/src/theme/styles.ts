import './base.css';
import 'virtual:theme.css';
