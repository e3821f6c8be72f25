export const SUPPORT_HOURS = "Monday-Saturday 10AM-6PM";
export const SUPPORT_PLACE = "New Delhi, India";
