import './base.css';
import './face.css';
import './print.css';
import 'virtual:theme.css';
