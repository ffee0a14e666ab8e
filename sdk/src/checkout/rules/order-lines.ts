import type { OrderItem } from '../types.ts'

/** Whether a line of an order is a discount and no goods (C3.17). */
export const isDiscountItem = ({ attributes }: Pick<OrderItem, 'attributes'>): boolean => attributes.discount
