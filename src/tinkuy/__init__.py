"""Tinkuy: heavy strategy games of the Andes and Mesoamerica, for people and programs."""

__version__ = "0.1.0"
