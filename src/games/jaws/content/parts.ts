import { Type } from 'typebox'

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
