/** A yes; where something was asked for, anything will do. */
export const notMinded = '^[i|we] (dont|do not|wouldnt) mind [it|that|this]$'
