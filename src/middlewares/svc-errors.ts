import { shapeErrors } from '../rest/error-middleware';

export default () => shapeErrors;
